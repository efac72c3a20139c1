// What a child of a JSX element can become in the document: 'fixed text', 'text', 'element' or 'elements or nothing'.

const isJsx = ({ type }) => type === 'JSXElement' || type === 'JSXFragment';
const isFunction = ({ type }) => /Function/.test(type);
const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === null || node.value === false)) ||
  (node.type === 'Identifier' && node.name === 'undefined');
const isText = (kind) => kind.endsWith('text');

/** A string that never changes: a literal, or a fact of the company. */
function isFixedText(node) {
  if (node.type === 'MemberExpression') return isFixedText(node.object);
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
  return (
    (node.type === 'Literal' && typeof node.value === 'string') ||
    (node.type === 'Identifier' && node.name === 'site')
  );
}

function walk(node, visit, keys) {
  if (visit(node) === false) return;
  for (const key of keys[node.type] ?? []) {
    const inner = node[key];
    for (const child of Array.isArray(inner) ? inner : [inner]) if (child?.type) walk(child, visit, keys);
  }
}

/**
 * A text that changes, appears or disappears must be alone in an element of its own: a browser that translates the page replaces
 * text nodes, and React then fails to update them (rule: translated-page).
 */
export const wholeTexts = {
  create(context) {
    const { sourceCode } = context;
    const keys = sourceCode.visitorKeys;
    const isNodeType = (type) => type != null && /\bReactNode\b/.test(sourceCode.getText(type));

    /** Whether a name is declared as a node, and never as a text, anywhere in the file: names are not used for both. */
    function isDeclaredAsNode(name) {
      const answers = [];
      walk(
        sourceCode.ast,
        (node) => {
          const isNamed = (key) => node[key]?.type === 'Identifier' && node[key].name === name;
          if (node.type === 'VariableDeclarator' && isNamed('id'))
            answers.push(node.init !== null && kindOf(node.init) !== 'text');
          else if (node.type === 'TSPropertySignature' && isNamed('key'))
            answers.push(isNodeType(node.typeAnnotation));
          else if (node.type === 'FunctionDeclaration' && isNamed('id'))
            answers.push(isNodeType(node.returnType));
          if (isFunction(node))
            for (const param of node.params)
              if (param.type === 'Identifier' && param.name === name)
                answers.push(isNodeType(param.typeAnnotation));
          return true;
        },
        keys,
      );
      return answers.length > 0 && answers.every(Boolean);
    }

    function returnedBy({ body }) {
      if (body.type !== 'BlockStatement') return [body];
      const returned = [];
      walk(
        body,
        (node) => {
          if (node.type === 'ReturnStatement' && node.argument !== null) returned.push(node.argument);
          return !isFunction(node);
        },
        keys,
      );
      return returned;
    }

    const kindOfSome = (nodes) =>
      nodes.some((node) => isText(kindOf(node))) ? 'text' : 'elements or nothing';

    function kindOf(node) {
      if (isJsx(node)) return 'element';
      if (isNothing(node)) return 'elements or nothing';
      if (isFixedText(node)) return 'fixed text';
      if (node.type === 'ConditionalExpression') return kindOfSome([node.consequent, node.alternate]);
      if (node.type === 'LogicalExpression')
        return kindOfSome(node.operator === '??' ? [node.left, node.right] : [node.right]);
      if (node.type === 'ArrowFunctionExpression') return kindOfSome(returnedBy(node));
      if (node.type === 'CallExpression') {
        const { callee, arguments: given } = node;
        if (callee.type === 'MemberExpression' && callee.property.name === 'map' && given.length > 0)
          return kindOf(given[0]) === 'text' ? 'text' : 'elements or nothing';
        const isNode =
          callee.type === 'Identifier' && (callee.name === 'createPortal' || isDeclaredAsNode(callee.name));
        return isNode ? 'elements or nothing' : 'text';
      }
      return node.type === 'Identifier' && isDeclaredAsNode(node.name) ? 'elements or nothing' : 'text';
    }

    const kindsIn = ({ children }) =>
      children.flatMap((child) => {
        if (child.type === 'JSXText') return child.value.trim() === '' ? [] : ['fixed text'];
        if (child.type !== 'JSXExpressionContainer') return ['element'];
        return child.expression.type === 'JSXEmptyExpression' ? [] : [kindOf(child.expression)];
      });

    function check(parent) {
      const kinds = kindsIn(parent);
      if (!kinds.some(isText)) return;
      const isFragment = parent.type === 'JSXFragment';
      if (!isFragment && kinds.length === 1) return;
      // ScreenHeading is an `h1` with the same children.
      const isHost =
        !isFragment && /^(?:[a-z]|ScreenHeading$)/.test(sourceCode.getText(parent.openingElement.name));
      if (!isHost || !kinds.every((kind) => kind === 'fixed text' || kind === 'element')) report(parent);
    }

    const report = (node) =>
      context.report({ node, message: 'Give a text that changes an element of its own (translated-page).' });

    return {
      JSXElement: check,
      JSXFragment: check,
      // In the element around a component, React gives a returned text a node of its own.
      ReturnStatement(node) {
        if (node.argument === null || !isText(kindOf(node.argument))) return;
        let owner = node.parent;
        while (owner !== null && !isFunction(owner)) owner = owner.parent;
        if (owner?.type === 'FunctionDeclaration' && /^[A-Z]/.test(owner.id?.name ?? '')) report(node);
      },
    };
  },
};
