import type en from '../en/profile.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Perfil',
  productEmails: 'Recibir novedades del producto por correo',
  subscriptions: 'Sus tarjetas, planes y pagos',
  saved: 'El perfil se actualizó correctamente.',
  unverified:
    'Su correo electrónico no está verificado. Busque el enlace de verificación en su bandeja de entrada.',
  resend: 'Reenviar ahora',
  sending: 'Enviando…',
  sent: 'Enviado',
} satisfies Same<typeof en>;
