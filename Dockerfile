# The table server: built from this repository in one stage, run in another, by a user without rights.
#   docker build --tag tilewright .
FROM node:22-bookworm-slim AS page
WORKDIR /source
COPY . .
RUN cd web && npm ci && npm run build

FROM python:3.13-slim-bookworm AS wheel
RUN apt-get update && apt-get install --yes --no-install-recommends cmake g++ ninja-build && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY --from=page /source .
RUN rm -rf web/node_modules && python -m venv /tools && python -m venv /opt/tilewright \
    && /tools/bin/pip install --no-cache-dir --require-hashes --no-deps --requirement locks/build.txt \
    && /opt/tilewright/bin/pip install --no-cache-dir --require-hashes --no-deps --requirement locks/server.txt
RUN TILEWRIGHT_REQUIRE_NATIVE=1 /tools/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /wheels . \
    && /opt/tilewright/bin/pip install --no-cache-dir --no-deps /wheels/*.whl

FROM python:3.13-slim-bookworm
RUN useradd --system --create-home --home-dir /data tilewright
COPY --from=wheel /opt/tilewright /opt/tilewright
ENV PATH=/opt/tilewright/bin:$PATH PYTHONUNBUFFERED=1 XDG_DATA_HOME=/data \
    TILEWRIGHT_HOST=0.0.0.0 TILEWRIGHT_PORT=8080 TILEWRIGHT_LOG_FORMAT=json
USER tilewright
WORKDIR /data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8080/healthz', timeout=4)"]
ENTRYPOINT ["tilewright"]
CMD ["serve"]
