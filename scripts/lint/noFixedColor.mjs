const HEX = /^#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})$/i;
const FUNCTION = /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const NAMES_NO_COLOR = /^(?:none|transparent|inherit|currentcolor)$/i;
const COLORED =
  /^(?:fill|stroke|stopColor|floodColor|color|background|backgroundColor|borderColor|outlineColor)$/;

/** Components and drawings take their colours from the tokens, which have a light and a dark value. */
export const noFixedColor = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Use a token of src/styles/_tokens.scss (docs/design.md).' });
    const check = (node, text) => {
      if (HEX.test(text) || FUNCTION.test(text)) report(node);
    };
    const checkNamed = (name, node) => {
      const isNamed = node?.type === 'Literal' && /^[a-z]+$/i.test(String(node.value));
      if (isNamed && COLORED.test(name) && !NAMES_NO_COLOR.test(node.value)) report(node);
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
      JSXAttribute(node) {
        checkNamed(node.name.name, node.value);
      },
      Property(node) {
        checkNamed(node.key.name, node.value);
      },
    };
  },
};
