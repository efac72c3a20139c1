const isJsx = ({ type }) => type === 'JSXElement' || type === 'JSXFragment';
const isFunction = ({ type }) => /Function/.test(type);
const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === null || node.value === false)) ||
  (node.type === 'Identifier' && node.name === 'undefined');
const isText = (kind) => kind.endsWith('text');

/** A string that never changes: a literal, or a value of `site`. */
function isFixedText(node) {
  if (node.type === 'MemberExpression') return isFixedText(node.object);
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
  return (
    (node.type === 'Literal' && typeof node.value === 'string') ||
    (node.type === 'Identifier' && node.name === 'site')
  );
}

/** Visits a node and the nodes in it. If `visit` returns false, the nodes in that node are left out. */
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
    const isReactNodeType = (type) => type != null && /\bReactNode\b/.test(sourceCode.getText(type));

    /**
     * Whether the file declares the name, and each declaration has a type with ReactNode or is a variable whose first value is no
     * changing text. The rule expects that a ReactNode is no text. Scopes are ignored.
     */
    function isDeclaredAsReactNode(name) {
      const answers = [];
      walk(
        sourceCode.ast,
        (node) => {
          const isNamed = (key) => node[key]?.type === 'Identifier' && node[key].name === name;
          if (node.type === 'VariableDeclarator' && isNamed('id'))
            answers.push(node.init !== null && kindOf(node.init) !== 'text');
          else if (node.type === 'TSPropertySignature' && isNamed('key'))
            answers.push(isReactNodeType(node.typeAnnotation));
          else if (node.type === 'FunctionDeclaration' && isNamed('id'))
            answers.push(isReactNodeType(node.returnType));
          if (isFunction(node))
            for (const param of node.params)
              if (param.type === 'Identifier' && param.name === name)
                answers.push(isReactNodeType(param.typeAnnotation));
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

    const kindOfEither = (nodes) =>
      nodes.some((node) => isText(kindOf(node))) ? 'text' : 'elements or nothing';

    /** What a JSX child becomes in the document: 'fixed text', 'text' that changes, 'element' or 'elements or nothing'. */
    function kindOf(node) {
      if (isJsx(node)) return 'element';
      if (isNothing(node)) return 'elements or nothing';
      if (isFixedText(node)) return 'fixed text';
      if (node.type === 'ConditionalExpression') return kindOfEither([node.consequent, node.alternate]);
      if (node.type === 'LogicalExpression')
        return kindOfEither(node.operator === '&&' ? [node.right] : [node.left, node.right]);
      if (node.type === 'ArrowFunctionExpression') return kindOfEither(returnedBy(node));
      if (node.type === 'CallExpression') {
        const { callee, arguments: given } = node;
        if (callee.type === 'MemberExpression' && callee.property.name === 'map' && given.length > 0)
          return kindOf(given[0]) === 'text' ? 'text' : 'elements or nothing';
        const isReactNode =
          callee.type === 'Identifier' &&
          (callee.name === 'createPortal' || isDeclaredAsReactNode(callee.name));
        return isReactNode ? 'elements or nothing' : 'text';
      }
      return node.type === 'Identifier' && isDeclaredAsReactNode(node.name) ? 'elements or nothing' : 'text';
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
      // A fragment adds no element, and a component may add none. So even a fixed text may get siblings that appear or disappear.
      const isFragment = parent.type === 'JSXFragment';
      if (!isFragment && kinds.length === 1) return;
      // ScreenHeading is an `h1` with the same children.
      const isHost =
        !isFragment && /^(?:[a-z]|ScreenHeading$)/.test(sourceCode.getText(parent.openingElement.name));
      if (!isHost || !kinds.every((kind) => kind === 'fixed text' || kind === 'element')) report(parent);
    }

    const report = (node) =>
      context.report({ node, message: 'Put this text into an element of its own (translated-page).' });

    return {
      JSXElement: check,
      JSXFragment: check,
      // A text that a component returns is a text node in the element around the component.
      ReturnStatement(node) {
        if (node.argument === null || !isText(kindOf(node.argument))) return;
        let owner = node.parent;
        while (owner !== null && !isFunction(owner)) owner = owner.parent;
        if (owner?.type === 'FunctionDeclaration' && /^[A-Z]/.test(owner.id?.name ?? '')) report(node);
      },
    };
  },
};
