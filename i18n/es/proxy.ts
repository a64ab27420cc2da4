import type en from '../en/proxy.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Proxy',
  checked: 'Comprobado a las %{time}',
  next: 'de nuevo en %{seconds} s',
  checking: 'comprobando',
  ok: 'OK',
  notOk: 'No está OK',
  field: { status: 'Estado', file: 'Configuration File', lastOk: 'Hora del último OK', latency: 'Latencia' },
  since: 'desde las %{time}',
  restartedAt: 'reiniciado a las %{time}',
  expected: 'Aquí se espera OK',
  never: 'ninguno desde que se abrió esta página',
  ms: '%{ms} ms',
  atLastOk: '%{ms} ms en el último OK',
  usually: '%{ms} ms normalmente',
  chart: {
    unit: 'ms',
    label: 'Latencia de %{from} a %{to}: normalmente %{usual} ms, como máximo %{most} ms.',
    never: 'De %{from} a %{to} el proxy nunca estuvo OK.',
    notOk: 'No estuvo OK de %{from} a %{to}.',
    restarted: 'Reiniciado a las %{time}',
  },
  restart: 'Reiniciar el servidor proxy',
  question: '¿Reiniciar el proxy?',
  consequence:
    'Los mapas de todas las organizaciones pierden sus capas protegidas mientras se reinicia, normalmente menos de un minuto. No se cierra la sesión de nadie y no se pierde nada de lo guardado.',
  afterwards:
    'Después la consola comprueba cada %{seconds} segundos hasta que responda OK, como máximo durante %{limit} minutos.',
  confirm: 'Reiniciar',
  restartError: 'Hubo un error al guardar los datos',
  restarted: 'Servidor proxy reiniciado.',
  waiting: 'Esperando OK',
  used: '%{used} de %{limit}',
  late: 'El proxy se reinició a las %{time} y después de %{limit} minutos sigue sin estar OK. Reinícielo otra vez o avise a quien lo mantiene.',
  answer: {
    title: 'Lo que dice',
    hint: 'Muestra aquí la página del proxy, sin que pueda hacer nada.',
    check: 'Comprobar el servidor proxy',
    loadError: 'Hubo un error al cargar los datos',
    frame: 'Respuesta del proxy',
    at: 'Respuesta de las %{time}',
    harmless: 'se muestra sin scripts',
    open: 'Abrir en una pestaña nueva',
    notFramed: 'Esta consola no muestra páginas de %{site} dentro de las suyas.',
  },
} satisfies Same<typeof en>;
