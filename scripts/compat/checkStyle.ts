import type { Identifier } from '@mdn/browser-compat-data/types';
import { type AtRule, type Declaration, parse } from 'postcss';
import {
  addBrowsersLacking,
  browsersLacking,
  compatData,
  featuresOf,
  type Findings,
  report,
} from './browserSupport';

const { properties, selectors, types, 'at-rules': atRules } = compatData.css;

/** The browsers that lack a function or another part of a value, keyed by its name in MDN's data. */
const browsersLackingByValuePart: Findings = new Map();
function addValueParts(type: Identifier): void {
  addBrowsersLacking(browsersLackingByValuePart, type);
  for (const [, part] of featuresOf(type)) addValueParts(part);
}
addValueParts(types ?? {});

const unitFeature = (unit: string) =>
  unit
    .replace(/^cq.+$/, 'container_query_length_units')
    .replace(/^dv.+$/, 'viewport_percentage_units_dynamic')
    .replace(/^lv.+$/, 'viewport_percentage_units_large')
    .replace(/^sv.+$/, 'viewport_percentage_units_small');

/**
 * Whether an earlier declaration applies where this value is not understood. A value with var() has no such fallback, because
 * browsers accept it when they parse it.
 */
function hasFallback(declaration: Declaration): boolean {
  const { parent, prop, value } = declaration;
  const earlier = parent?.nodes.slice(0, parent.index(declaration)) ?? [];
  return !value.includes('var(') && earlier.some((node) => node.type === 'decl' && node.prop === prop);
}

function checkDeclaration(declaration: Declaration, found: Findings): void {
  const { prop, value, parent } = declaration;
  const isDeclared = (prefix: string) =>
    parent?.some((node) => node.type === 'decl' && node.prop === prefix + prop) === true;
  report(found, prop, browsersLacking(properties, prop, isDeclared));
  if (hasFallback(declaration)) return;
  const bare = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  for (const [, name = ''] of bare.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g))
    report(found, `${name}()`, browsersLackingByValuePart.get(name));
  for (const [, unit = ''] of bare.matchAll(/(?<![\w#]|\w-)[\d.]+([a-z]+)/g))
    report(found, `unit ${unit}`, browsersLacking(types?.['length'], unitFeature(unit)));
  if (prop.startsWith('--')) return;
  for (const [, word = ''] of bare.matchAll(/(?<![\w-])([a-z][\w-]*)(?![\w(-])/g))
    report(found, `${prop}: ${word}`, browsersLacking(properties?.[prop], word));
}

function checkAtRule({ name, params }: AtRule, found: Findings): void {
  report(found, `@${name}`, browsersLacking(atRules, name));
  if (name !== 'media') return;
  const media = atRules?.['media'];
  if (/[<>]/.test(params)) report(found, '@media with a range', browsersLacking(media, 'range_syntax'));
  for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g))
    report(found, `@media (${feature})`, browsersLacking(media, feature));
}

/** Reports what the browsers lack, apart from what is inside of `@supports`. */
export function styleFindings(code: string): Findings {
  const found: Findings = new Map();
  const root = parse(code);
  root.walkAtRules('supports', (rule) => void rule.removeAll());
  root.walk((node) => {
    if (node.type === 'decl') checkDeclaration(node, found);
    if (node.type === 'atrule') checkAtRule(node, found);
    if (node.type !== 'rule') return;
    if (node.parent?.type === 'rule') report(found, 'nested rules', browsersLacking(selectors, 'nesting'));
    for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
      report(found, `:${name}`, browsersLacking(selectors, name));
  });
  return found;
}
