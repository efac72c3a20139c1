declare module '*.scss';
declare module '*.css';
declare module '*.scss?raw' {
  const text: string;
  export default text;
}
