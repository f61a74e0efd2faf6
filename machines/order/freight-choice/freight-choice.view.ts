import type { BesideChoice } from '../../../domain/order/drafts/beside';
import { type AsideView, selectAside } from '../../support/aside';
import type { FreightChoiceSnapshot } from './freight-choice.machine';

export type FreightChoiceView = AsideView<readonly BesideChoice[]>;

export const selectFreightChoice = (snapshot: FreightChoiceSnapshot): FreightChoiceView => selectAside(snapshot);
