import type en from '../en/proxy.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Proxy',
  checked: 'Comprobado a las %{time}',
  next: 'próxima comprobación en %{seconds} s',
  checking: 'comprobando…',
  ok: 'OK',
  notOk: 'Con problemas',
  fields: {
    status: 'Estado',
    file: 'Archivo de configuración',
    lastOk: 'Último OK en esta visita',
    latency: 'Latencia',
  },
  since: 'desde las %{time}',
  restartedAt: 'reiniciado a las %{time}',
  never: 'Ninguno desde que se abrió esta página',
  ms: '%{ms} ms',
  chart: {
    unit: 'ms',
    label: 'Latencia de %{from} a %{to}: normalmente %{usual} ms, como máximo %{most} ms.',
    never: 'De %{from} a %{to} el proxy nunca respondió OK.',
    notOk: 'Con problemas de %{from} a %{to}.',
    restarted: 'Reiniciado a las %{time}',
  },
  restart: 'Reiniciar el servidor proxy',
  question: '¿Reiniciar el proxy?',
  consequence:
    'Mientras se reinicia, normalmente menos de un minuto, los mapas de todas las aplicaciones no mostrarán sus capas con credenciales. No se cerrará ninguna sesión ni se perderán datos guardados.',
  afterwards:
    'Después, la consola comprobará el proxy cada %{seconds} segundos hasta que responda OK, durante %{limit} minutos como máximo.',
  confirm: 'Reiniciar',
  restarted: 'Se reinició el servidor proxy.',
  waiting: 'Esperando OK…',
  used: '%{used} de %{limit}',
  late: 'El proxy se reinició a las %{time} y después de %{limit} minutos sigue sin responder OK. Reinícielo otra vez o comuníquese con el administrador del sistema.',
  answer: {
    title: 'Respuesta del proxy',
    hint: 'Muestra aquí la página del proxy, sin ejecutar sus scripts.',
    check: 'Comprobar el servidor proxy',
    frame: 'Respuesta del proxy',
    at: 'Respuesta de las %{time}',
    harmless: 'se muestra sin scripts',
    open: 'Abrir en una pestaña nueva',
    notFramed:
      'Las páginas de %{site} no se pueden mostrar dentro de esta consola. Abra la página en una pestaña nueva.',
  },
} satisfies Same<typeof en>;
