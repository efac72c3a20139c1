/** The names of all rules in the text of `docs/product.md`, in order. A repeated name is repeated. */
export function ruleNames(page: string): string[] {
  return [...page.matchAll(/^### (.*)$/gm)].map(([, name = '']) => name.trim());
}

/** All names that a file cites, as in '(rule: sign-up-cut-off)' and '(rules: own-record, another-unit)'. */
export function citedRules(source: string): string[] {
  return [...onOneLine(source).matchAll(/\(rules?: ([^()]*)\)/g)]
    .map(([, list = '']) => list)
    .filter((list) => !isParameter(list))
    .flatMap((list) => list.split(',').map((name) => name.trim()));
}

/** Joins the lines of comments and paragraphs, because a citation may be wrapped. */
function onOneLine(source: string): string {
  return source.replaceAll(/\s*\n\s*(?:(?:\*(?!\/)|\/\/+|#+|>)\s+)?/g, ' ');
}

/** Whether the text is the parameter of a function, as in '(rule: string, file: string)', and no citation. */
function isParameter(list: string): boolean {
  return /^(?:[A-Z]\w*|string\b)/.test(list);
}
