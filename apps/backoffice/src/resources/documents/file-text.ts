const kilobytes = (size: number) => `${Math.max(1, Math.round(size / 1024)).toLocaleString('es-MX')} KB`;

interface SavedFile {
  fileId: string | null;
  fileSize: number | null;
}

/** Which PDF the form holds: the saved one, one just uploaded, or none. */
export function fileText(fileId: string | null, saved?: SavedFile, uploaded?: { id: string; size: number }): string {
  if (!fileId) return 'Todavía no hay PDF.';
  if (uploaded?.id === fileId) return `PDF nuevo de ${kilobytes(uploaded.size)}. Se publica al guardar.`;
  return saved?.fileSize ? `PDF actual de ${kilobytes(saved.fileSize)}.` : 'PDF actual.';
}
