import type { GateAnswer } from '../../../domain/mall/gate';
import { productCopy, type GateDoor } from '../../copy/mall/product';
import { LinkButton } from '../../ui/press/link-button';

const DOORS: Readonly<Partial<Record<GateAnswer, GateDoor>>> = {
  VERIFY_FIRST: 'verification',
  PAPER_MISSING: 'buyerPapers',
  PAPER_EXPIRED: 'buyerPapers',
  PERMIT_MISSING: 'buyerPapers',
  PERMIT_SHORT: 'buyerPapers',
};

export type OnVisit = (door: GateDoor) => void;

/** Link to the missing qualification; null where the user center cannot grant it. */
export function GateWay({ answer, onVisit }: { answer: GateAnswer; onVisit: OnVisit }) {
  const door = DOORS[answer];
  return door ? <LinkButton onClick={() => onVisit(door)}>{productCopy.gate.ways[door]}</LinkButton> : null;
}
