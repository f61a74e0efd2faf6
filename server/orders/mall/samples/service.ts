import { isDeepStrictEqual } from 'node:util';

import type { RequestOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import type { askSample } from '../../../../contract/mall/samples';
import {
  nextSampleDay,
  mayChange,
  SAMPLE_PREFIX,
  sampleFaults,
  sampleVerdict,
  countSamplesLeft,
  type OwnSample,
  type ProductSamples,
  type SampleChange,
  type SampleForm,
  type SampleVerdict,
  type SampleSheet,
} from '../../../../domain/mall/samples';
import { dayAt } from '../../../../domain/values/days';
import { findBuyer, findEnterpriseOf, knownBuyer } from '../../../world/buyers/known';
import type { Clock } from '../../../base/clock';
import type { Database, Queries } from '../../../base/database/database';
import { takeNumber } from '../../../base/draw-number';
import { badRequest, notFoundFault, Refusal } from '../../../base/http/refusal';
import type { Catalogue } from '../catalogue';
import { guardedFacts, sampleTerms } from '../item';
import { SAMPLE_MESSAGES as messages } from './messages';
import { sampleStore, type SampleRow } from './store';

type SampleDeps = { database: Database; clock: Clock; catalogue: Catalogue };

export const ownSampleView = ({ form, askedAt, ...row }: SampleRow): OwnSample => ({
  sampleNo: row.sampleNo,
  product: row.product,
  ...form,
  fee: row.fee,
  courier: row.courier,
  askedAt: askedAt.toISOString(),
  state: row.state,
  reason: row.reason,
  parcel: row.parcel,
});

const tidied = ({ size, use, contact, phone, address }: SampleForm): SampleForm => ({
  size,
  use: use.trim(),
  contact: contact.trim(),
  phone: phone.trim(),
  address: address.trim(),
});

const findBuyerId = async (queries: Queries, userId: string): Promise<string> =>
  (await findEnterpriseOf(queries, userId))?.enterpriseId ?? userId;

async function holdBuyer(inside: Queries, userId: string): Promise<string> {
  const enterprise = await findEnterpriseOf(inside, userId);
  if (enterprise)
    await inside.query('select id from enterprises where id = $1 for no key update', [enterprise.enterpriseId]);
  else await inside.query('select id from users where id = $1 for no key update', [userId]);
  return enterprise?.enterpriseId ?? userId;
}

export const sampleService = ({ database, clock, catalogue }: SampleDeps) => {
  async function sampled(productId: string) {
    const one = (await catalogue()).find(({ product }) => product.productId === productId);
    const sample = one && sampleTerms(one);
    if (!one || !sample) return undefined;
    return {
      sample,
      goods: guardedFacts(one),
      product: { productId, nameCn: one.goods.nameCn, grade: one.product.grade },
    };
  }

  async function offered(productId: string) {
    const found = await sampled(productId);
    if (!found) throw notFoundFault();
    return found;
  }

  /** Rechecks an open request: papers expire, verifications are withdrawn, goods leave the shop. */
  async function gateOf(
    queries: Queries,
    { buyerId, product }: Pick<SampleRow, 'buyerId' | 'product'>,
  ): Promise<SampleVerdict> {
    const found = await sampled(product.productId);
    if (!found) return 'GONE';
    return sampleVerdict(found.goods, await findBuyer(queries, buyerId), dayAt(clock.now()));
  }

  return {
    gateOf,
    async read(userId: string, productId: string): Promise<SampleSheet> {
      const { goods } = await offered(productId);
      const today = dayAt(clock.now());
      const buyer = await knownBuyer(database, userId);
      const store = sampleStore(database);
      const buyerId = await findBuyerId(database, userId);
      const rows = await store.of(buyerId, productId);
      return {
        gate: sampleVerdict(goods, buyer, today),
        today,
        from: nextSampleDay(await store.countedOf(buyerId, productId), today),
        records: rows.map(ownSampleView),
      };
    },

    async own(userId: string): Promise<ProductSamples[]> {
      const today = dayAt(clock.now());
      const store = sampleStore(database);
      const buyerId = await findBuyerId(database, userId);
      const rows = await store.all(buyerId);
      const firsts = rows.filter(
        ({ product }, at) => rows.findIndex((row) => row.product.productId === product.productId) === at,
      );
      const products: ProductSamples[] = [];
      for (const { product } of firsts) {
        const { productId } = product;
        const counted = await store.countedOf(buyerId, productId);
        products.push({
          product,
          left: countSamplesLeft(counted, today),
          from: nextSampleDay(counted, today),
          records: rows.filter((row) => row.product.productId === productId).map(ownSampleView),
        });
      }
      return products;
    },

    /** A repeat, by a second press or after a lost answer, is the same request. */
    async ask(
      userId: string,
      { productId, agreed, ...typed }: RequestOf<typeof askSample>,
    ): Promise<{ sampleNo: string }> {
      const { sample, goods, product } = await offered(productId);
      const now = new Date(clock.now());
      const today = dayAt(now.getTime());
      const form = tidied(typed);
      const [faulted] = sampleFaults(form, sample.sizes);
      if (faulted !== undefined) throw badRequest(messages.form, faulted);
      return database.tx(async (inside) => {
        const store = sampleStore(inside);
        const buyerId = await holdBuyer(inside, userId);
        const rows = await store.of(buyerId, productId);
        const waiting = rows.find(({ state }) => state === 'ASKED');
        if (waiting && isDeepStrictEqual(waiting.form, form)) return { sampleNo: waiting.sampleNo };
        if (waiting) throw new Refusal(CODES.moveRefused, messages.waiting);
        if (sampleVerdict(goods, await knownBuyer(inside, userId), today) !== 'BUY')
          throw new Refusal(CODES.moveRefused, messages.gate);
        const from = nextSampleDay(await store.countedOf(buyerId, productId), today);
        if (from > today) throw new Refusal(CODES.bounded, messages.again(from));
        if (sample.fee + sample.courier !== agreed) throw new Refusal(CODES.feeChanged, messages.fee);
        const { fee, courier } = sample;
        const sampleNo = await takeNumber({ prefix: SAMPLE_PREFIX, now }, (drawn) =>
          store.add({ sampleNo: drawn, buyerId, askedBy: userId, product, form, fee, courier, askedAt: now }),
        );
        return { sampleNo };
      });
    },

    /** Another buyer's sample is not found. */
    change: (userId: string, sampleNo: string, change: SampleChange): Promise<void> =>
      database.tx(async (inside) => {
        const store = sampleStore(inside);
        const state = await store.held(sampleNo, await findBuyerId(inside, userId));
        if (state === undefined) throw notFoundFault();
        if (!mayChange(change, state)) throw new Refusal(CODES.moveRefused, messages.decided);
        if (change === 'takeBack') await store.drop(sampleNo);
        else await store.receive(sampleNo, new Date(clock.now()));
      }),
  };
};

export type SampleService = ReturnType<typeof sampleService>;
