export default {
  title: 'Profile',
  productEmails: 'Subscribe to product emails',
  subscriptions: 'Your cards, plans and payments',
  saved: 'Profile Updated Successfully.',
  unverified: 'Your email is not verified. Please check your inbox for verificaion link.',
  resend: 'Resend now',
  sending: 'Sending…',
  sent: 'Sent',
} as const;
