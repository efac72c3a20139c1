/** Vite imports a file with the suffix `?raw` as text. */
declare module '*.yaml?raw' {
  const text: string;
  export default text;
}
