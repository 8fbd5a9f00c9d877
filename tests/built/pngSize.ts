/** Width and height as a PNG says in its first chunk: https://www.w3.org/TR/png-3/#11IHDR */
export function pngSize(png: Buffer): [width: number, height: number] {
  const isPng = png.subarray(0, 8).toString('latin1') === '\u0089PNG\r\n\u001A\n';
  if (!isPng || png.toString('latin1', 12, 16) !== 'IHDR') throw new Error('Not a PNG.');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
