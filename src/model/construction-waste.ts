/** Kinds of construction waste that a container is chosen for, and what a loose cubic metre of each weighs.
 * The weights are planning figures, in tonnes: what is tipped into a container lies looser than it was built. */
export const constructionWaste = [
  { id: 'mixed', tonnesPerM3: 0.6 },
  { id: 'stone', tonnesPerM3: 1.5 },
  { id: 'soil', tonnesPerM3: 1.6 },
  { id: 'wood', tonnesPerM3: 0.25 },
  { id: 'plaster', tonnesPerM3: 0.4 },
  { id: 'bulky', tonnesPerM3: 0.2 },
] as const;
