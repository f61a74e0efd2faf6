import type { LayoutOptions } from 'elkjs/lib/elk-api';

export type Variant = { name: string; direction: 'RIGHT' | 'DOWN'; options?: LayoutOptions };

export const VARIANTS: Variant[] = [
  { name: 'right', direction: 'RIGHT' },
  { name: 'down', direction: 'DOWN' },
  {
    name: 'right-from-source',
    direction: 'RIGHT',
    options: { 'elk.layered.layering.strategy': 'LONGEST_PATH_SOURCE' },
  },
  { name: 'down-from-source', direction: 'DOWN', options: { 'elk.layered.layering.strategy': 'LONGEST_PATH_SOURCE' } },
];

/** Options inside every state. ELK does not inherit options, so each compound state repeats them. */
export const INSIDE: LayoutOptions = {
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelLabel': '8',
  'elk.layered.thoroughness': '30',
  'elk.layered.unnecessaryBendpoints': 'false',
  'elk.layered.mergeEdges': 'false',
  'elk.randomSeed': '1',
};

/** Model order and cycle breaking on a compound state crash elkjs 0.12, so they are set on the outermost graph only. */
export const OUTERMOST: LayoutOptions = {
  ...INSIDE,
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
};
