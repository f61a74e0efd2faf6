import type { BesideChoice } from '../../../domain/order/drafts/beside';
import { type AsideView, selectAside } from '../../support/aside';
import type { FreightChoiceSnapshot } from './freight-choice.machine';

/** Plain data: a story is written from it without an actor. */
export type FreightChoiceView = AsideView<readonly BesideChoice[]>;

export const selectFreightChoice = (snapshot: FreightChoiceSnapshot): FreightChoiceView => selectAside(snapshot);
