"""What the site copies of an example: its code, without prompts and outputs; mkdocs.yml names it.

The theme's button copies what is in `data-copy`, where a block has it. The reader's own selection
is the business of tools/site.css.
"""

import re
from html import escape, unescape
from typing import Any

BLOCK = re.compile(r'<div class="highlight">(<pre><span></span><code>(.*?)</code>)', re.DOTALL)
FIRST = "&gt;&gt;&gt;"
PROMPT = re.compile(rf'<span class="gp">({FIRST}|\.\.\.) ?</span>')
TAG = re.compile(r"<[^>]+>")


def on_page_content(html: str, **_: Any) -> str:
    """Give every example of a page the code that is copied."""
    return BLOCK.sub(_with_code, html)


def code_of(block: str) -> str:
    r"""The code of a highlighted example; empty where there are no prompts.

    It can be pasted into a console, where an empty line ends a block.

    >>> shown = '<span class="gp">&gt;&gt;&gt; </span><span class="n">a</span> <span>&lt; b</span>'
    >>> code_of(shown + '\n<span class="go">True</span>\n')
    'a < b'
    """
    lines: list[str] = []
    for line in block.splitlines():
        prompt = PROMPT.match(line)
        if prompt is None:
            continue
        if prompt[1] == FIRST and lines and lines[-1].startswith(" "):
            lines.append("")
        if code := unescape(TAG.sub("", line[prompt.end() :])):
            lines.append(code)
    return "\n".join(lines)


def _with_code(found: re.Match[str]) -> str:
    code = code_of(found[2])
    return f'<div class="highlight" data-copy="{escape(code)}">{found[1]}' if code else found[0]
