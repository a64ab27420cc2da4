/**
 * Returns whether the platform is the stand-in with the Demo page. The server writes this into the document.
 */
export const isDemo = () => document.querySelector<HTMLMetaElement>('meta[name="demo"]')?.content === 'on';
