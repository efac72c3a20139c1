/** Only one module reads the clock, so that tests can set it. A date that is given may be parsed and formatted anywhere. */
export const noClock = {
  create(context) {
    const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';
    const report = (node) =>
      context.report({ node, message: 'Only lib/clock.ts reads the clock. Pass `now` as an argument.' });
    return {
      MemberExpression(node) {
        if (isDate(node.object) && node.property.name === 'now') report(node);
      },
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) report(node);
      },
      CallExpression(node) {
        if (isDate(node.callee)) report(node);
      },
    };
  },
};
