interface Point {
  x: number;
  y: number;
}

/**
 * Puts points together that could not be told apart on the screen: each joins the first group whose first point is within
 * `reach` pixels of it, so that the same points always make the same groups.
 */
export function clusterPoints<Item extends Point>(points: readonly Item[], reach: number): Item[][] {
  const groups: [Item, ...Item[]][] = [];
  for (const point of points) {
    const near = groups.find(([{ x, y }]) => Math.hypot(x - point.x, y - point.y) < reach);
    if (near) near.push(point);
    else groups.push([point]);
  }
  return groups;
}
