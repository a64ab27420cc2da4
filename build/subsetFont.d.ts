declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType feature tags; the others are dropped. */
    keepFeatures: string[];
    variationAxes: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
