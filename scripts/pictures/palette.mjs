import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST = 256;

const chunk = (kind, data) => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

function* chunksOf(png) {
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield { kind: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

const paeth = (a, b, c) => {
  const [da, db, dc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return da <= db && da <= dc ? a : db <= dc ? b : c;
};

/** The pixels of an 8-bit PNG without transparency, three bytes each. */
function pixelsOf(png) {
  const all = [...chunksOf(png)];
  const head = all.find(({ kind }) => kind === 'IHDR').data;
  const [width, height, channels] = [head.readUInt32BE(0), head.readUInt32BE(4), { 2: 3, 6: 4 }[head[9]]];
  const raw = inflateSync(Buffer.concat(all.filter(({ kind }) => kind === 'IDAT').map(({ data }) => data)));
  const stride = width * channels;
  const pixels = Buffer.alloc(width * height * 3);
  let above = Buffer.alloc(stride);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)];
    const line = Buffer.from(raw.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)));
    for (let x = 0; x < stride; x += 1) {
      const [a, b, c] = [
        x < channels ? 0 : line[x - channels],
        above[x],
        x < channels ? 0 : above[x - channels],
      ];
      line[x] += [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter];
    }
    for (let x = 0; x < width; x += 1) line.copy(pixels, (y * width + x) * 3, x * channels, x * channels + 3);
    above = line;
  }
  return { width, height, pixels };
}

const colorDistance = (one, other) => {
  const [r, g, b] = [
    (one >> 16) - (other >> 16),
    ((one >> 8) & 255) - ((other >> 8) & 255),
    (one & 255) - (other & 255),
  ];
  return 2 * r * r + 4 * g * g + 3 * b * b;
};

/**
 * Chooses colors that represent all: the most frequent first, but none that is close to a chosen one, so that
 * rare and distinct colors keep their own.
 */
function chosen(counts) {
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([color]) => color);
  for (let near = 0; ; near = near * 2 + 4) {
    const taken = [];
    for (const color of sorted) {
      if (taken.every(one => colorDistance(one, color) > near)) taken.push(color);
      if (taken.length > MOST) break;
    }
    if (taken.length <= MOST) return taken;
  }
}

/**
 * Reduces a picture to 256 colors: a screen of text and lines loses nothing visible and two thirds of its
 * size.
 */
export function inPalette(png) {
  const { width, height, pixels } = pixelsOf(png);
  const colorAt = at => (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += 3) counts.set(colorAt(at), (counts.get(colorAt(at)) ?? 0) + 1);
  const palette = chosen(counts);
  const indexes = new Map();
  for (const color of counts.keys()) {
    let best = 0;
    for (let n = 1; n < palette.length; n += 1)
      if (colorDistance(palette[n], color) < colorDistance(palette[best], color)) best = n;
    indexes.set(color, best);
  }
  const lines = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      lines[y * (width + 1) + x + 1] = indexes.get(colorAt((y * width + x) * 3));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(palette.flatMap(color => [color >> 16, (color >> 8) & 255, color & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
