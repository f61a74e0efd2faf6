import { describeTold } from '../support/told/describe-told';

await describeTold(import.meta.glob(['../../stories/house/*.stories.tsx']));
