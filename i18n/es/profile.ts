import type en from '../en/profile.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Perfil',
  productEmails: 'Recibir correos sobre el producto',
  subscriptions: 'Sus tarjetas, planes y pagos',
  saved: 'El perfil se ha actualizado correctamente.',
  saveError: 'Se produjo un error al guardar el usuario',
  unverified: 'Su correo electrónico no está verificado. Busque el enlace de verificación en su buzón.',
  resend: 'Reenviar ahora',
  sending: 'Enviando',
  sent: 'Enviado',
  resendError: 'Se produjo un error al enviar el correo',
} satisfies Same<typeof en>;
