import { defineIslands } from '@nectarine/finish-export/define-islands';
import { Counter } from './counter/counter';
import { Fragile } from './fragile/fragile';

export const Island = defineIslands({ counter: Counter, fragile: Fragile }, []);
