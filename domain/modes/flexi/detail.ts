import type { Is } from '../../shape/is';
import type { flexiDetail, others } from './detail-shape';

export type OtherPackagings = Is<typeof others>;

export type FlexiDetail = Is<typeof flexiDetail>;
