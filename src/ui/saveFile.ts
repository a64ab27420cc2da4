/** The byte-order mark makes spreadsheets read a table as UTF-8. */
const fileTypes = {
  csv: { type: 'text/csv;charset=utf-8', mark: '\uFEFF' },
  json: { type: 'application/json', mark: '' },
  xml: { type: 'application/xml', mark: '' },
  txt: { type: 'text/plain;charset=utf-8', mark: '' },
};

/** Downloads a text as a file. */
export function saveFile(name: string, text: string, kind: keyof typeof fileTypes = 'csv') {
  const { type, mark: byteOrderMark } = fileTypes[kind];
  const url = URL.createObjectURL(new Blob([byteOrderMark, text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
