import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { parse, type AtRule, type Container, type Declaration, type Document } from 'postcss';
import {
  addStatements,
  browsersWithout,
  compatData,
  featuresOf,
  lackOf,
  lackOfAll,
  statementOf,
} from './browserSupport';
import type { Finding } from './finding';

const { properties, selectors, types, 'at-rules': atRules } = compatData.css;

/** All functions and other parts of values in MDN's data, by name. */
const valueParts = new Map<string, CompatStatement[]>();
function addValueParts(type: Identifier | undefined): void {
  if (type === undefined) return;
  addStatements(valueParts, type);
  for (const [, part] of featuresOf(type)) addValueParts(part);
}
addValueParts(types);

const unitFeature = (unit: string) =>
  unit
    .replace(/^cq.+$/, 'container_query_length_units')
    .replace(/^dv.+$/, 'viewport_percentage_units_dynamic')
    .replace(/^lv.+$/, 'viewport_percentage_units_large')
    .replace(/^sv.+$/, 'viewport_percentage_units_small');

type Report = (feature: string, browsers: string[] | null) => void;

/**
 * Whether an earlier declaration applies where this value is not understood. A value with var() has no such fallback, because
 * browsers accept it when they parse it.
 */
function hasFallback(declaration: Declaration): boolean {
  const isEarlier = (index: number) => index < (declaration.parent?.index(declaration) ?? 0);
  return (
    !declaration.value.includes('var(') &&
    declaration.parent?.nodes.some(
      (node, index) => node.type === 'decl' && node.prop === declaration.prop && isEarlier(index),
    ) === true
  );
}

function checkDeclaration(declaration: Declaration, report: Report): void {
  const { prop, value, parent } = declaration;
  const isDeclared = (prefix: string) =>
    parent?.some((node) => node.type === 'decl' && node.prop === prefix + prop) === true;
  const property = properties?.[prop];
  const statement = property === undefined ? undefined : statementOf(property);
  if (statement !== undefined) report(prop, browsersWithout(statement, isDeclared));
  if (hasFallback(declaration)) return;
  const bare = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  for (const [, name = ''] of bare.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g))
    report(`${name}()`, lackOfAll(valueParts.get(name)));
  for (const [, unit = ''] of bare.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/g))
    report(`unit ${unit}`, lackOf(types?.['length'], unitFeature(unit)));
  if (prop.startsWith('--')) return;
  for (const [, word = ''] of bare.matchAll(/(?<![\w-])([a-z][\w-]*)(?![\w(-])/g))
    report(`${prop}: ${word}`, lackOf(property, word));
}

function checkAtRule({ name, params }: AtRule, report: Report): void {
  report(`@${name}`, lackOf(atRules, name));
  if (name !== 'media') return;
  if (/[<>]/.test(params)) report('@media with a range', lackOf(atRules?.['media'], 'range_syntax'));
  for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g))
    report(`@media (${feature})`, lackOf(atRules?.['media'], feature));
}

function isBehindSupports(node: Container | Document | undefined): boolean {
  if (node === undefined) return false;
  return (
    (node.type === 'atrule' && 'name' in node && node.name === 'supports') || isBehindSupports(node.parent)
  );
}

/** Reports what the browsers lack, apart from what is inside of `@supports`. */
export function styleFindings(code: string): Finding[] {
  const found = new Map<string, string[]>();
  const report: Report = (feature, browsers) => {
    if (browsers !== null && browsers.length > 0) found.set(feature, browsers);
  };
  parse(code).walk((node) => {
    if (isBehindSupports(node.parent)) return;
    if (node.type === 'decl') checkDeclaration(node, report);
    if (node.type === 'atrule') checkAtRule(node, report);
    if (node.type !== 'rule') return;
    if (node.parent?.type === 'rule') report('nested rules', lackOf(selectors, 'nesting'));
    for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
      report(`:${name}`, lackOf(selectors, name));
  });
  return [...found].map(([feature, browsers]) => ({ feature, browsers }));
}
