export const median = a => {
  const s = a.filter(x => x != null && Number.isFinite(x)).sort((x, y) => x - y);
  if (!s.length) return null;
  const m = s.length >> 1;
  return s.length % 2 ? s[m] : (s[m - 1] + s[m]) / 2;
};
export const pct = (a, p) => {
  const s = [...a].sort((x, y) => x - y);
  return s.length ? s[Math.min(s.length - 1, Math.ceil(p * s.length) - 1)] : null;
};
export const slope = pts => {
  const n = pts.length,
    mx = pts.reduce((s, p) => s + p[0], 0) / n,
    my = pts.reduce((s, p) => s + p[1], 0) / n;
  const d = pts.reduce((s, p) => s + (p[0] - mx) ** 2, 0);
  return d ? pts.reduce((s, p) => s + (p[0] - mx) * (p[1] - my), 0) / d : 0;
};
export const sleep = ms => new Promise(r => setTimeout(r, ms));
