"""What the site copies of an example: its code, without prompts and outputs; mkdocs.yml names it.

The theme's button copies what is in `data-copy`, where a block has it. The reader's own selection
is the business of tools/site.css.
"""

import re
from html import escape, unescape
from typing import Any

BLOCK = re.compile(r'<div class="highlight">(<pre><span></span><code>(.*?)</code>)', re.DOTALL)
PROMPT = re.compile(r'<span class="gp">(?:&gt;&gt;&gt;|\.\.\.) ?</span>')
TAG = re.compile(r"<[^>]+>")


def on_page_content(html: str, **_: Any) -> str:
    """Give every example of a page the code that is copied."""
    return BLOCK.sub(_with_code, html)


def code_of(block: str) -> str:
    r"""The code of a highlighted example; empty where there are no prompts.

    >>> shown = '<span class="gp">&gt;&gt;&gt; </span><span class="n">a</span> <span>&lt; b</span>'
    >>> code_of(shown + '\n<span class="go">True</span>\n')
    'a < b'
    """
    lines = [line for line in block.splitlines() if PROMPT.match(line)]
    return "\n".join([unescape(TAG.sub("", PROMPT.sub("", line, count=1))) for line in lines])


def _with_code(found: re.Match[str]) -> str:
    code = code_of(found[2])
    return f'<div class="highlight" data-copy="{escape(code)}">{found[1]}' if code else found[0]
