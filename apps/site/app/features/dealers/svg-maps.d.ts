// The package's own types import a module that it doesn't bring along.
declare module '@svg-maps/mexico' {
  const map: { viewBox: string; locations: { id: string; name: string; path: string }[] };
  export default map;
}
