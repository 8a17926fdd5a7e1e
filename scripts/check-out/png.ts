const signature = '89504e470d0a1a0a';

/** The size of a PNG as `1200 × 630`; undefined for other files. */
export function pngSize(content: Buffer): string | undefined {
  if (content.subarray(0, 8).toString('hex') !== signature || content.length < 24) return undefined;
  return `${content.readUInt32BE(16)} × ${content.readUInt32BE(20)}`;
}
