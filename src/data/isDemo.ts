/** Whether the platform is the stand-in, which has the demo room: the server that serves both writes it into the document. */
export const isDemo = () => document.querySelector<HTMLMetaElement>('meta[name="demo"]')?.content === 'on';
