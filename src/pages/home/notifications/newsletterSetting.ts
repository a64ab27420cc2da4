/** Whether newsletters may be sent from here (decision 15): the server's setting NEWSLETTER, which it writes into the document. */
export const isNewsletterOn = () =>
  document.querySelector<HTMLMetaElement>('meta[name="newsletter"]')?.content === 'on';
