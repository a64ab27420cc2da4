import { APPLICATION_TYPES } from '../../platform/applications.ts';

/** The documented types of an application as the choices of an input. */
export const applicationTypes = APPLICATION_TYPES.map(type => ({ id: type, name: type }));
