"""Where Alembic meets the database: on the connection, in the transaction, that it was given."""

from alembic import context

import tilewright.server.storage.meetings  # noqa: F401  (its tables belong to METADATA)
from tilewright.server.storage.schema import METADATA

if __name__ == "env_py":  # as Alembic calls it; whoever only imports it migrates nothing
    context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()
