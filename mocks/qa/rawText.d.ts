/** A file as its text; the bundler's notation. */
declare module '*.yaml?raw' {
  const text: string;
  export default text;
}
