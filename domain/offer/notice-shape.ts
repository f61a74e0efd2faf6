import * as v from 'valibot';

export const placeNoticeShape = v.object({ text: v.string(), days: v.number(), until: v.string() });
