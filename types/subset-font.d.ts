// The package ships no types; this is the part that scripts use.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {targetFormat: 'woff2'},
  ): Promise<Buffer>;
}
