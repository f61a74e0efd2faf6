import type { FlexiForm } from '../../../../domain/modes/flexi/form';
import { readBagCount } from '../../../../domain/modes/flexi/reading';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { TEAM_PLACE } from '../../../../domain/modes/flexi/receipt';
import { isReportOf, papersEach } from '../../../../domain/order/on-site/way';
import { planOnDay } from '../../../../domain/modes/step-days';
import { isDay, momentOf } from '../../../../domain/values/days';
import type { Pass } from '../after/way';

/** From this report on, the bag is fixed in its box and lost with it. */
const FITTED = '液袋已安装';

/** Name and mobile number. */
const TEAM = /^(?=.*(?<!\d)1[3-9]\d{9}(?!\d)).{4,40}$/u;

const photo = (name: string) => ({ docType: 'PHOTO', name });

const FLEXI_WAY: { readonly [TState in OrderState]?: readonly Pass[] } = {
  BOOKED: [
    {
      place: TEAM_PLACE,
      tells: { label: '班组联系人与手机', shape: TEAM, message: '请填写班组联系人与手机号码，如：王师傅 13900001111' },
    },
    { place: '箱检合格', papers: [photo('箱检照片')] },
    { place: FITTED, gate: 'CARGO_IN', papers: [photo('安装照片')] },
    { place: '已灌装', papers: [{ docType: 'WEIGHT', name: '磅单' }] },
  ],
  ARRIVED: [
    { place: '目的港已卸货', papers: [photo('卸货照片')] },
    { place: '袋体处置证明已收', papers: [{ docType: 'DISPOSAL', name: '袋体处置证明' }] },
  ],
};

/** Each box is inspected, fitted and filled on its booked day, with its own papers. */
export const flexiPasses = (form: FlexiForm, state: OrderState): Pass[] =>
  (FLEXI_WAY[state] ?? []).map((pass) => ({
    ...pass,
    ...(pass.papers && { papers: papersEach(pass.papers, readBagCount(form) ?? 1, '箱') }),
    ...(state === 'BOOKED' &&
      pass.place !== TEAM_PLACE &&
      isDay(form.fitDay) && { plan: planOnDay(momentOf(form.fitDay)) }),
  }));

/** True once the bags are fitted, by its report or a later one. */
export const isFitted = (passed: readonly string[]): boolean => {
  const booked = FLEXI_WAY.BOOKED ?? [];
  const hung = booked.slice(booked.findIndex(({ place }) => place === FITTED));
  return passed.some((note) => hung.some(({ place }) => isReportOf(note, place)));
};
