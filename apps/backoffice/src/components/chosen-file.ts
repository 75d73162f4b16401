/** Of what a field of files makes of the one that was chosen. */
export const chosenFile = (value: unknown): File | null =>
  typeof value === 'object' && value !== null && 'rawFile' in value && value.rawFile instanceof File
    ? value.rawFile
    : null;
