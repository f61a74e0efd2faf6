import { bookSlot, changeSlot, slotSheet } from './campaign-slots';
import { campaignDetail, campaignList } from './campaigns';

/** What is asked about campaigns. */
export const campaignEndpoints = { campaignDetail, campaignList, slotSheet, bookSlot, changeSlot } as const;
