export default () => null; // Jest imports this component in place of every style sheet and SVG.
