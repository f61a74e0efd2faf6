export type { CampaignHead } from '../../../domain/campaigns/campaign';
