/** A style sheet as text, as the bundler gives it. */
declare module '*.css' {
  const text: string;
  export default text;
}
