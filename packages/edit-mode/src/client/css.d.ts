/** A stylesheet as text. */
declare module '*.css' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler exports the text of a stylesheet like this.
  export default text;
}
