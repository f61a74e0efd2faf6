import { describeTold } from '../support/told/describe-told';

await describeTold(import.meta.glob(['../../stories/content/*.stories.tsx']));
