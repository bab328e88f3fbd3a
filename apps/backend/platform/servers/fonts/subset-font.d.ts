// The types of subset-font, which brings none: HarfBuzz cuts a font down to some characters.
declare module 'subset-font' {
  /** A font of the same letters with nothing but the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype';
      /** Where on an axis of a variable font: what comes out does not vary any more. */
      readonly variationAxes: { readonly wght: number };
    },
  ): Promise<Buffer>;
}
