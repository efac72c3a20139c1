/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What a child of a JSX element can become in the document. */
type Kind = 'fixed text' | 'text' | 'element' | 'elements or nothing';

type Parent = ts.JsxElement | ts.JsxFragment;

const isJsx = (node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

const isNothing = (node: ts.Expression): boolean =>
  node.kind === ts.SyntaxKind.NullKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isIdentifier(node) && node.text === 'undefined');

/** A string that never changes: a literal, or a fact of the company. */
function isFixedText(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return isFixedText(node.expression);
  return ts.isStringLiteralLike(node) || (ts.isIdentifier(node) && node.text === 'site');
}

/** The declarations of a name in a file, wherever they are: names are not reused for texts and elements. */
function declarationsOf(file: ts.SourceFile, name: string): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isPropertySignature(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isParameter(node);
    if (isDeclaration && node.name?.getText(file) === name) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isNodeType = (type: ts.TypeNode | undefined, file: ts.SourceFile): boolean =>
  type !== undefined && /\bReactNode\b/.test(type.getText(file));

/** Whether a name, or the result of calling it, is declared as a node and never as a text. */
function isDeclaredAsNode(name: string, file: ts.SourceFile): boolean {
  const declarations = declarationsOf(file, name);
  return (
    declarations.length > 0 &&
    declarations.every((declaration) => {
      if (ts.isVariableDeclaration(declaration))
        return declaration.initializer !== undefined && kindOf(declaration.initializer, file) !== 'text';
      if (
        ts.isPropertySignature(declaration) ||
        ts.isFunctionDeclaration(declaration) ||
        ts.isParameter(declaration)
      )
        return isNodeType(declaration.type, file);
      return false;
    })
  );
}

/** What an arrow function returns. */
function returnedBy(node: ts.ArrowFunction): ts.Expression[] {
  if (!ts.isBlock(node.body)) return [node.body];
  const found: ts.Expression[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isFunctionLike(inner)) return;
    if (ts.isReturnStatement(inner) && inner.expression !== undefined) found.push(inner.expression);
    ts.forEachChild(inner, visit);
  };
  visit(node.body);
  return found;
}

function kindOfCall(call: ts.CallExpression, file: ts.SourceFile): Kind {
  const { expression } = call;
  const [callback] = call.arguments;
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'map' && callback !== undefined) {
    return kindOf(callback, file) === 'text' ? 'text' : 'elements or nothing';
  }
  const isNode =
    ts.isIdentifier(expression) &&
    (expression.text === 'createPortal' || isDeclaredAsNode(expression.text, file));
  return isNode ? 'elements or nothing' : 'text';
}

function kindOf(node: ts.Expression, file: ts.SourceFile): Kind {
  if (ts.isParenthesizedExpression(node)) return kindOf(node.expression, file);
  if (isJsx(node)) return 'element';
  if (isNothing(node)) return 'elements or nothing';
  if (isFixedText(node)) return 'fixed text';
  if (ts.isConditionalExpression(node)) {
    const kinds = [kindOf(node.whenTrue, file), kindOf(node.whenFalse, file)];
    return kinds.some((kind) => kind.endsWith('text')) ? 'text' : 'elements or nothing';
  }
  if (ts.isBinaryExpression(node)) {
    const operands = node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ? [node.left] : [];
    const kinds = [...operands, node.right].map((operand) => kindOf(operand, file));
    return kinds.some((kind) => kind.endsWith('text')) ? 'text' : 'elements or nothing';
  }
  if (ts.isCallExpression(node)) return kindOfCall(node, file);
  if (ts.isArrowFunction(node)) {
    const isText = returnedBy(node).some((returned) => kindOf(returned, file).endsWith('text'));
    return isText ? 'text' : 'elements or nothing';
  }
  if (ts.isIdentifier(node) && isDeclaredAsNode(node.text, file)) return 'elements or nothing';
  return 'text';
}

function kindsIn(parent: Parent, file: ts.SourceFile): Kind[] {
  return parent.children.flatMap((child): Kind[] => {
    if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? [] : ['fixed text'];
    if (!ts.isJsxExpression(child)) return ['element'];
    return child.expression === undefined ? [] : [kindOf(child.expression, file)];
  });
}

/** Whether these children include a text node that React may change or remove, or before which it may insert something. */
function isBreakable(parent: Parent, kinds: readonly Kind[]): boolean {
  if (!kinds.some((kind) => kind.endsWith('text'))) return false;
  if (ts.isJsxFragment(parent)) return true;
  if (kinds.length === 1) return false;
  // ScreenHeading is an `h1` with the same children.
  const isHost = /^(?:[a-z]|ScreenHeading$)/.test(parent.openingElement.tagName.getText());
  return !isHost || !kinds.every((kind) => kind === 'fixed text' || kind === 'element');
}

/** Whether a component returns a text: in the element around the component, React gives it a text node of its own. */
function isReturnedByComponent(node: ts.ReturnStatement, file: ts.SourceFile): boolean {
  if (node.expression === undefined || !kindOf(node.expression, file).endsWith('text')) return false;
  const owner = ts.findAncestor(node, ts.isFunctionLike);
  return owner !== undefined && ts.isFunctionDeclaration(owner) && /^[A-Z]/.test(owner.name?.text ?? '');
}

/**
 * Returns the position ('file:line') of each element that has a text beside content that changes, and of each text that a
 * component returns (rule: translated-page).
 */
function breakableTexts(name: string, source = readFileSync(name, 'utf8')): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isParent = ts.isJsxElement(node) || ts.isJsxFragment(node);
    const isBreakableParent = isParent && isBreakable(node, kindsIn(node, file));
    if (isBreakableParent || (ts.isReturnStatement(node) && isReturnedByComponent(node, file))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`${name}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Not shown to members: tests, stories and the QA panel, which browsers do not translate. */
const NOT_TRANSLATED = /\.(?:test|stories)\.tsx$|Fixture\.tsx$|^(?:qa|styles)\b/;

test('no component shows a text that a translating browser would break (rule: translated-page)', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !NOT_TRANSLATED.test(file))
    .map((file) => path.join('src', file));
  expect(files.length).toBeGreaterThan(80);
  expect(files.flatMap((file) => breakableTexts(file))).toEqual([]);
});

describe('the search for breakable texts', () => {
  it.each([
    'a text that changes beside a text: const a = <p>{count} people</p>',
    "a text that changes beside an element: const a = <p>{isShown ? 'Hide' : 'Show'}<i /></p>",
    "a text that comes and goes: const a = <p><i />{isGuest ? ' (guest)' : null}</p>",
    "a text that comes and goes by '&&': const a = <p><i />{isGuest && ' (guest)'}</p>",
    "a default text: const a = <p><i />{name ?? 'Nobody'}</p>",
    'a name in a template beside an element: const a = <p><i />{`${label}: `}</p>',
    'the result of a function: const a = <p><i />{format(day)}</p>',
    'a fixed text after an element that comes and goes: const a = <p>{isNew ? <b /> : null} text</p>',
    'a fixed text in a fragment: const a = isNew ? <>text <b /></> : null',
    'a fixed text beside others in a component: const a = <Line>text <b /></Line>',
    'texts of a list: const a = <p><b />{names.map((name) => name)}</p>',
    'a property that may be a text: type P = { label: string }; const a = ({ label }: P) => <p>{label}<b /></p>',
    "a text that a component returns: function Readers({ names }) { if (isNone) return 'None'; return <p /> }",
  ])('finds %s', (example) => {
    expect(breakableTexts('example.tsx', example)).toEqual(['example.tsx:1']);
  });

  it.each([
    'a text alone: const a = <p>{text}</p>',
    "one of two texts: const a = <p>{isShown ? 'Hide' : 'Show'}</p>",
    'a text in an element of its own: const a = <p><i /><span>{text}</span></p>',
    'fixed texts around an element: const a = <p>Write to <b>{name}</b> today, {site.town}.</p>',
    'an element that comes and goes: const a = <p><i />{isNew ? <b>{text}</b> : null}</p>',
    'a list of elements: const a = <p><i />{names.map((name) => <b>{name}</b>)}</p>',
    'a portal in a fragment: const a = <>{createPortal(text, place)}<i /></>',
    'a node parameter: const a = (slot: ReactNode) => <p><i />{slot}</p>',
    'a node property: type P = { children: ReactNode }; const a = ({ children }: P) => <p><i />{children}</p>',
    'a text that a function in a component returns: function Line() { function format() { return label } return <p /> }',
    'a node that a component returns: function Gate({ children }: { children: ReactNode }) { return children }',
  ])('accepts %s', (example) => {
    expect(breakableTexts('example.tsx', example)).toEqual([]);
  });
});
