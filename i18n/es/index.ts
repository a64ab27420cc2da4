/** Spanish: the texts of every screen, and what loads those of an area. */
export { areas } from './areas.ts';
export { core } from './core.ts';
